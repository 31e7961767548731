export * from "./locale.machine.ts"
