import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";

export type Encrypt = (text: string) => Promise<Uint8Array>;

/** Encrypts to a public key as the command `age` does, so that whoever has the private one needs no server to read it. */
export function encryptTo(publicKey: string): Encrypt {
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(publicKey);
  } catch (cause) {
    throw new Error("COPY_PUBLIC_KEY is not a public key: a character of it is wrong.", { cause });
  }
  return (text) => encrypter.encrypt(text);
}

/** Decrypts with a private key, from a file as `age-keygen` writes it. */
export function decryptWith(keyFile: string): (bytes: Uint8Array) => Promise<string> {
  const [privateKey] = keyFile.match(/^AGE-SECRET-KEY-1\w+$/m) ?? [];
  if (!privateKey) throw new Error("The file holds no private key: no line of it begins with AGE-SECRET-KEY-1.");
  const decrypter = new Decrypter();
  decrypter.addIdentity(privateKey);
  return (bytes) => decrypter.decrypt(bytes, "text");
}

/** A new pair of keys, the private one first. */
export async function newKeys(): Promise<{ privateKey: string; publicKey: string }> {
  const privateKey = await generateX25519Identity();
  return { privateKey, publicKey: await identityToRecipient(privateKey) };
}
