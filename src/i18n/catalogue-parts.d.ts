// The two parts of a catalogue, made by split-plugin.ts. Typed as what they are put together to.
declare module "*/de.ts?texts=first" {
  export const de: import("./texts.ts").Texts
}
declare module "*/de.ts?texts=later" {
  export const de: import("./texts.ts").Texts
}
declare module "*/en.ts?texts=first" {
  export const en: import("./texts.ts").Texts
}
declare module "*/en.ts?texts=later" {
  export const en: import("./texts.ts").Texts
}
declare module "*/fr.ts?texts=first" {
  export const fr: import("./texts.ts").Texts
}
declare module "*/fr.ts?texts=later" {
  export const fr: import("./texts.ts").Texts
}
declare module "*/it.ts?texts=first" {
  export const it: import("./texts.ts").Texts
}
declare module "*/it.ts?texts=later" {
  export const it: import("./texts.ts").Texts
}
