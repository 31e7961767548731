// Number plate drawn as on a car. The text in the document is the stored plate (M-PP123), so that it can be
// found, copied and printed; screen readers spell it.
import type { CSSProperties } from "react"
import { useTranslation } from "react-i18next"
import { countryFrom } from "../../schemas/licence-plate/index.ts"
import { type PlateStyle, platePieces, plateStyle } from "../../schemas/licence-plate/plate-style.ts"
import { countryName } from "../i18n/country-name.ts"
import type { Locale } from "../i18n/locale.ts"
import type { Elements } from "./elements.ts"
import { spellPlate } from "./plate-drawing.ts"
import { slotRecipe } from "./recipe.ts"
import { VisuallyHidden } from "./Text.tsx"

const plateStyles = slotRecipe("plate", { face: "white" })

/** Custom property that shrinks a long plate to its container. */
const characters = (count: number): CSSProperties => ({ "--characters": Math.max(count, 7) }) as CSSProperties

/** Twelve dots on a circle. */
const stars =
  "M21 12h0M19.8 16.5h0M16.5 19.8h0M12 21h0M7.5 19.8h0M4.2 16.5h0M3 12h0M4.2 7.5h0M7.5 4.2h0M12 3h0M16.5 4.2h0M19.8 7.5h0"

const BandSymbol = ({ symbol }: { readonly symbol: PlateStyle["symbol"] }) =>
  symbol === "none" ? (
    <span />
  ) : (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      {symbol === "stars" && <path d={stars} stroke="#ffd83d" strokeWidth="2.8" strokeLinecap="round" />}
      {symbol === "cross" && <path d="M12 4v16M4 12h16" stroke="#fff" strokeWidth="5.5" />}
      {symbol === "flag" && <path d="M2 12h20v7H2z" fill="#ffd83d" />}
      {symbol === "flag" && <path d="M2 5h20v7H2z" fill="#3d8bff" />}
    </svg>
  )

/** Content of the band; nothing for a country without a sign. */
export const BandSign = ({ country }: { readonly country: string }) => {
  const { sign, symbol } = plateStyle(country)
  return sign === "" ? null : (
    <>
      <BandSymbol symbol={symbol} />
      <span className={plateStyles()("sign")} data-letters={sign.length} aria-hidden="true" translate="no">
        {sign}
      </span>
    </>
  )
}

interface PlateFrameProps {
  readonly country: string
  readonly size: "sm" | "lg" | "input"
  readonly length: number
  readonly invalid?: boolean | undefined
  /** The band of a plate whose country can be chosen. */
  readonly band?: (slot: ReturnType<typeof plateStyles>) => Elements
  readonly children: (slot: ReturnType<typeof plateStyles>) => Elements
}

/** Frame and band; the caller renders the content. */
export const PlateFrame = ({ country, size, length, invalid, band, children }: PlateFrameProps) => {
  const { sign, face } = plateStyle(country)
  const slot = plateStyles({ size, face, invalid })
  return (
    <span className={slot("root")} style={characters(length)}>
      <span className={slot("frame")} data-country={country}>
        {band !== undefined
          ? band(slot)
          : sign !== "" && (
              <span className={slot("band")} aria-hidden="true">
                <BandSign country={country} />
              </span>
            )}
        {children(slot)}
      </span>
    </span>
  )
}

interface LicencePlateProps {
  /** As stored: M-PP123. */
  readonly plate: string
  /** As stored; an unknown country is not shown. */
  readonly country?: string | null | undefined
  readonly size?: "sm" | "lg"
  /** Number of characters that it has room for: plates of one ticket are drawn equally high. */
  readonly room?: number
}

export const LicencePlate = ({ plate, country: of, size = "sm", room = plate.length }: LicencePlateProps) => {
  const { t, i18n } = useTranslation()
  const code = countryFrom(of)
  const country = code === "XX" ? "" : ` ${countryName(i18n.language as Locale, code, "")}`
  return (
    <>
      <VisuallyHidden translate="no">
        {t("plate.readOut", { country, characters: spellPlate(plate, t("plate.dash")) })}
      </VisuallyHidden>
      <span aria-hidden="true" translate="no">
        <PlateFrame country={code} size={size} length={room}>
          {(slot) => (
            <span className={slot("text")}>
              {platePieces(plate, code).map((piece, index) => {
                // biome-ignore-start lint/suspicious/noArrayIndexKey: the pieces of one plate keep their order
                if (piece.kind === "text") return piece.text
                if (piece.kind === "gap") return <span key={index} className={slot("gap")} />
                return (
                  <span key={index} className={slot("seals")}>
                    -
                  </span>
                )
                // biome-ignore-end lint/suspicious/noArrayIndexKey: see above
              })}
            </span>
          )}
        </PlateFrame>
      </span>
    </>
  )
}
