export * from "./app-version.machine.ts"
