import type { Drawing } from "#art/engine/picture.tsx";
import { ccgen } from "./ccgen.tsx";
import { foreclosureNoticeReader } from "./foreclosure-notice-reader.tsx";

/** Software that listens and reads. */
export const aiSolutions: readonly Drawing[] = [ccgen, foreclosureNoticeReader];
