import { once } from "node:events";
import { createServer } from "node:http";
import { openS3 } from "./bucket.ts";
import { portOf } from "./client.ts";

// The S3 server of a folder as its own process: the test that started it is told its port, and kills it.
const [, , directory = ""] = process.argv;
const server = createServer(await openS3(directory)).listen(0, "127.0.0.1");
await once(server, "listening");
process.send?.(portOf(server));
// A test that ends without having killed it takes it along.
process.on("disconnect", () => process.exit());
