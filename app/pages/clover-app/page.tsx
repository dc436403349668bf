export default function Page() {
  return <h1>clover-app</h1>;
}
