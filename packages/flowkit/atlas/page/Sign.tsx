/** Sign of a kind of event, as in the pictures. */
import type { EdgeKind } from "../../draw/edge-kind.ts"
import { kindColours, signPaths } from "../../draw/kind-look.ts"
import { withDarkColour } from "../dark-colours.ts"

export const Sign = ({ kind }: { readonly kind: EdgeKind }) => (
  <svg className="sign" viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
    <path
      d={signPaths[kind]}
      fill="none"
      stroke={withDarkColour("stroke", kindColours[kind])}
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
