// The two parts of a catalogue, made by texts-plugin.ts. Typed as what they are put together to.
declare module "virtual:texts/*" {
  const texts: import("./load-texts.ts").Texts
  export default texts
}
