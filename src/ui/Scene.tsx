// Drawn scene of a page without tickets, in the manner of the covers. Decorative: the page says what is the matter.
import closed from "./scenes/closed.svg?no-inline"
import empty from "./scenes/empty.svg?no-inline"
import unknown from "./scenes/unknown.svg?no-inline"

const scenes = { closed, empty, unknown }

export const Scene = ({ name }: { readonly name: keyof typeof scenes }) => (
  // As wide as a phone's notices and buttons below it.
  <img
    src={scenes[name]}
    alt=""
    width={320}
    height={112}
    style={{ width: "min(100%, 26rem)", height: "auto" }}
  />
)
