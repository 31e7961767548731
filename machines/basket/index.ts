export * from "./basket.machine.ts"
