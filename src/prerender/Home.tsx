/** Home of a shop before its flow runs: loading, or with its tickets. */
import { type HomeView, initialView, viewOfTickets } from "../../machines/shop-home/home-view.ts"
import { accentOf } from "../../schemas/shop-looks.ts"
import { ShopHeading } from "../pages/shop-home/ShopHeading.tsx"
import { Tickets } from "../pages/shop-home/Tickets.tsx"
import { Column, Page } from "../ui/Layout.tsx"
import { Skeleton, SkeletonCards, SkeletonHeading } from "../ui/Skeleton.tsx"
import { Frame, type FrameProps } from "./Frame.tsx"
import type { Offer } from "./read-home.ts"

export interface HomeProps extends Pick<FrameProps, "configuration" | "locale" | "shopPath"> {
  /** Of the shop as last loaded. */
  readonly knownCountry: string | null
  readonly areaEntityId: string | null
  readonly left: HomeView | undefined
  readonly bought: { readonly ticketId: string } | undefined
  /** Null while loading. */
  readonly offer: Offer | null
}

const nothing = () => undefined

const Offered = (props: HomeProps & { readonly offer: Offer }) => {
  const { shop, tickets } = props.offer
  const view = initialView(props)
  const { again, ...looking } = viewOfTickets(tickets, { ...props, ...view })
  return (
    <>
      <ShopHeading shop={shop} />
      {again === undefined ? null : <Skeleton shape="again" />}
      <Tickets
        {...view}
        {...looking}
        areaEntityId={props.areaEntityId}
        again={again}
        now={Date.now()}
        country={shop.areaCountry}
        onSelect={nothing}
      />
    </>
  )
}

export const Home = (props: HomeProps) => {
  const { offer } = props
  return (
    <Frame
      {...props}
      country={offer?.shop.areaCountry ?? props.knownCountry}
      accent={accentOf(offer?.shop.meta)}
    >
      <Page>
        <Column gap="md" aria-busy={offer === null}>
          {offer === null ? (
            <>
              <SkeletonHeading />
              <SkeletonCards />
            </>
          ) : (
            <Offered {...props} offer={offer} />
          )}
        </Column>
      </Page>
    </Frame>
  )
}
