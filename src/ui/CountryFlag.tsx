// A small flag beside the name of a country; decoration, since the name says it.
import { flagShapes } from "./country-flags.ts"

export const CountryFlag = ({
  country,
  className
}: {
  readonly country: string
  readonly className?: string
}) => (
  <svg className={className} viewBox="0 0 24 16" aria-hidden="true">
    {flagShapes(country).map(({ fill, path }) => (
      <path key={path} fill={fill} d={path} />
    ))}
  </svg>
)
