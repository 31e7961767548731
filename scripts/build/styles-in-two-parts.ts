/**
 * PostCSS plugin, after Panda: `index.css` has the styles of the first page and shared ones; `later.css` those of
 * later screens only, loaded with their texts. Saves 3.6 kB before the home is interactive.
 */
import type { Container, Plugin, Root, Rule } from "postcss"

/** Classes of these recipes, and of slots that later screens use. */
const later = new Set([
  "action-bar",
  "badge",
  "beside",
  "calendar",
  "card",
  "checkbox",
  "choice-list",
  "dialog__actions",
  "error-summary",
  "field",
  "list",
  "notice",
  "permission-card",
  "plate",
  "plate-choice",
  "plate-field",
  "proof",
  "site__copyright",
  "site__footer",
  "site__footerInner",
  "site__links",
  "spinner",
  "system",
  "table",
  "toast",
  "tooltip"
])

const isInRecipes = (node: Container["parent"]): boolean =>
  node !== undefined &&
  ((node.type === "atrule" && "params" in node && /^recipes\b/.test(String(node.params))) ||
    isInRecipes(node.parent as Container["parent"]))

const isLater = (rule: Rule): boolean => {
  if (!isInRecipes(rule.parent as Container["parent"])) return false
  // Panda merges rules of the same content: one of the first page stays there.
  return rule.selectors.every((selector) => {
    const [, name = "", recipe = ""] = /\.(([a-z]+(?:-[a-z]+)*)(?:__[a-zA-Z]+)?)/.exec(selector) ?? []
    return later.has(recipe) || later.has(name)
  })
}

const dropEmpty = (container: Container): void => {
  container.each((node) => {
    if (node.type !== "atrule" || node.nodes === undefined) return
    dropEmpty(node as Container)
    if (node.nodes.length === 0) node.remove()
  })
}

/** Drops custom properties unused in both parts: Panda sets those of all recipes on every element. */
const dropUnaskedFor = (root: Root): void => {
  const asked = new Set<string>()
  root.walkDecls(({ value }) => {
    for (const [, name = ""] of value.matchAll(/var\((--(?:\\.|[\w-])+)/g)) asked.add(name)
  })
  root.walkDecls(/^--/, (declaration) => {
    if (!asked.has(declaration.prop)) declaration.remove()
  })
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove()
  })
}

export const stylesInTwoParts = (): Plugin => ({
  postcssPlugin: "styles-in-two-parts",
  OnceExit: (root) => {
    const isLaterPart = root.source?.input.file?.endsWith("/later.css") === true
    dropUnaskedFor(root)
    root.walkRules((rule) => {
      // Steps of an animation are rules, too; nested rules are removed with their parent.
      if (isLater(rule) !== isLaterPart && rule.parent?.type !== "rule") rule.remove()
    })
    if (isLaterPart) {
      root.walkAtRules(/^(keyframes|property)$/, (keyframes) => {
        keyframes.remove()
      })
    }
    dropEmpty(root)
  }
})
