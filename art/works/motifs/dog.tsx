import type { Color } from "#art/drawing/palette.ts";
import { ellipse } from "#art/drawing/shapes.ts";
import { HandOf, Sketch } from "#art/engine/hand.tsx";
import type { Looseness } from "#art/engine/looseness.ts";
import { Line, Shape } from "#art/engine/mark.tsx";
import { place } from "./place.ts";

interface DogProps {
  /** Between the eyes and the nose. */
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly t: Looseness;
  /** What shines through the patch around the eye, and what the ears are filled with: they hang over the head. */
  readonly ground?: Color;
}

/** Biscuit, who is a member: a head of 170 by 150 pixels with one dark eye patch. */
export function Dog({ x, y, scale = 1, t, ground = "ground" }: DogProps) {
  const here = (d: string) => place(d, x, y, scale);
  return (
    <HandOf t={t} amp={4.5 * scale} over={9} wave={60} width={1.8}>
      <Sketch d={here(head)} />
      <Sketch d={here(ears)} fill={ground} />
      <Shape d={here(patch)} />
      <Shape d={here(ellipse(25, -30, 4.2))} color={ground} />
      <Shape d={here(ellipse(-24, -30, 4.4))} />
      <Sketch d={here(muzzle)} amp={3 * scale} />
      <Shape d={here(nose)} />
      <Line d={here(mouth)} width={1.8} />
      <Sketch d={here(collar)} amp={3 * scale} passes={1} />
      <Line d={here(ellipse(0, 66, 8))} width={1.8} />
    </HandOf>
  );
}

const head = "M-46 24C-59-6-57-40-38-58C-18-77 18-77 38-58C57-40 59-6 46 24";
const ear = "M36-60C56-75 81-62 85-32C88-7 80 15 67 18C53 20 50-10 45-32";
const ears = `${ear}M-36-60C-56-75-81-62-85-32C-88-7-80 15-67 18C-53 20-50-10-45-32`;
const patch = "M11-44C23-55 42-49 44-34C46-21 35-13 22-15C9-17 3-34 11-44Z";
const muzzle = "M-30 8C-36-11-20-21 0-21C20-21 36-11 30 8C24 24 8 23 0 14C-8 23-24 24-30 8Z";
const nose = "M-12-16C-8-22 8-22 12-16C14-8 6-2 0-2C-6-2-14-8-12-16Z";
const mouth = "M0-2V14M-6 20C-7 35 7 35 6 20";
const collar = "M-48 26C-28 45 28 45 48 26V42C28 62-28 62-48 42Z";
