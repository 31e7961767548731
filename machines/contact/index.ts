export * from "./contact.machine.ts"
