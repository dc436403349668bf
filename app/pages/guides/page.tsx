export default function Page() {
  return <h1>guides</h1>;
}
