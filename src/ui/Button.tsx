// Buttons, and links styled as buttons.
import type { ButtonHTMLAttributes, ComponentProps, MouseEvent, ReactNode, Ref } from "react"
import { button } from "./classes.ts"
import { Icon, type IconName } from "./Icon.tsx"
import { Link } from "./Link.tsx"
import { slotRecipe, type Variants } from "./recipe.ts"

const spinner = slotRecipe("spinner")()

interface Looks extends Variants<"button"> {
  readonly icon?: IconName
  readonly iconAfter?: IconName
  readonly children: ReactNode
}

interface ButtonProps extends Looks, Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className" | "children"> {
  /** Busy: keeps its position and focus, shows a spinner, ignores clicks. */
  readonly pending?: boolean
}

export const Button = (props: ButtonProps) => {
  const { variant, size, full, edge, icon, iconAfter, ...others } = props
  const { pending, children, onClick, type = "button", ...rest } = others
  return (
    <button
      {...rest}
      type={type}
      className={button({ variant, size, full, edge })}
      aria-disabled={pending || rest["aria-disabled"] || undefined}
      aria-busy={pending || undefined}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        if (pending || rest["aria-disabled"]) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {pending ? <span className={spinner("wheel")} /> : icon && <Icon name={icon} />}
      <span className="button-label">{children}</span>
      {!pending && iconAfter && <Icon name={iconAfter} />}
    </button>
  )
}

/** Link styled as a button, for important navigation. */
export const LinkButton = (props: Looks & Omit<ComponentProps<typeof Link>, "className" | "children">) => {
  const { variant, size, full, edge, icon, iconAfter, children, ...rest } = props
  return (
    <Link {...rest} className={button({ variant, size, full, edge })}>
      {icon && <Icon name={icon} />}
      <span className="button-label">{children}</span>
      {iconAfter && <Icon name={iconAfter} />}
    </Link>
  )
}

/** Button with an icon only; screen readers announce the label. */
export const IconButton = ({
  icon,
  label,
  variant = "quiet",
  ...rest
}: Omit<ButtonProps, "children" | "icon" | "iconAfter" | "size" | "full" | "edge" | "pending"> & {
  readonly icon: IconName
  readonly label: string
  readonly ref?: Ref<HTMLButtonElement>
}) => (
  <button type="button" {...rest} className={button({ variant, size: "icon" })} aria-label={label}>
    <Icon name={icon} />
  </button>
)
