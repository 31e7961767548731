export * from "./consent.machine.ts"
