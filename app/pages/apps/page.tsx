export default function Page() {
  return <h1>apps</h1>;
}
