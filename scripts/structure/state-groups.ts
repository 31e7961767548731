/** Patterns of components that name a group of states instead of asking for a tag of the machine. */
const groups = [
  // A list that holds the state.
  /\.includes\((?:\w+\.)?state\)/,
  // A part of the name.
  /\bstate\.(?:startsWith|endsWith|includes|match|slice|split)\(/,
  /\.test\((?:\w+\.)?state\)/,
  // More than one comparison.
  /\bstate [!=]== "[^"]+"[^;{}?]*(?:\|\||&&)\s*\(?(?:\w+\.)?state [!=]== "/,
  // Cases without an end of their own.
  /switch \((?:\w+\.)?state\)(?:(?!switch \()[\s\S])*?case "[^"]+":\s*case "/
]

export const stateGroup = new RegExp(groups.map(({ source }) => source).join("|"), "g")
