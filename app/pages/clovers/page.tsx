export default function Page() {
  return <h1>clovers</h1>;
}
