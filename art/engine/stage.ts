import { createContext, useContext } from "react";

/** One end of the way of a drawing: all of it by hand, or all of it exact. Without a stage it is what its lines say. */
export type Stage = "sketch" | "product";

const StageContext = createContext<Stage | undefined>(undefined);

export const StageProvider = StageContext.Provider;

export function useStage(): Stage | undefined {
  return useContext(StageContext);
}
