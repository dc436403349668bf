import { requiredProperties } from "./required-properties.ts";

/** What structured data lack, however deep: properties that their type needs, a type that the site does not use. */
export function faultsIn(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(faultsIn);
  if (typeof data !== "object" || data === null) return [];
  const { "@type": type, ...properties } = data as Record<string, unknown>;
  return [...faultsOf(type, properties), ...Object.values(properties).flatMap(faultsIn)];
}

function faultsOf(type: unknown, properties: Record<string, unknown>): string[] {
  // Something described elsewhere is only named.
  if (type === undefined && Object.keys(properties).join() === "@id") return [];
  const rules = requiredProperties[String(type)];
  if (!rules) return [`unknown type ${type}`];
  return Object.entries(rules)
    .filter(([name, isRight]) => !isRight(properties[name]))
    .map(([name]) => `${type} without a right ${name}`);
}
