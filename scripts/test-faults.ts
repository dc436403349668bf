import { testProject } from "./run/test-with.ts";

// The short form takes a few minutes; --full does what the short one samples, and cuts the power too.
const isFull = process.argv.includes("--full");
const rest = process.argv.slice(2).filter((argument) => argument !== "--full");
await testProject("faults", rest, isFull ? { FAULTS: "full" } : {});
