// All components in all states, for looking: /ui/gallery.html of the development server; the build leaves it out.
// ?layout=system shows the other layout, ?dialog=xl or ?dialog=side a modal, ?lang=en-GB another language.
import { arrowRightIcon, checkIcon, trashIcon } from "./later-icons.ts"
import "../styles/index.css"
import { type ReactNode, StrictMode, useState } from "react"
import { createRoot } from "react-dom/client"
import { useTranslation } from "react-i18next"
import { Router } from "wouter"
import { acceptLocale, changeLocale, languageOf, loadFirstTexts, startTranslations } from "../i18n/index.ts"
import Footer from "../layouts/Footer.tsx"
import { DefaultLayout, languageNames, SystemLayout } from "../layouts/index.ts"
import * as Ui from "./index.ts"

const query = new URLSearchParams(location.search)
const languages = Object.entries(languageNames).map(([value, label]) => ({ value, label }))
const countries = ["DE", "AT", "CH", "FR", "IT", "NL", "UK", "XX"]
const areas = ["Wiesensee, Strandbad", "Wiesensee, Wanderparkplatz Nord", "Wiesensee, Seepromenade"]
const nothing = () => {}

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Ui.Column as="section" gap="md">
    <Ui.Heading level={2}>{title}</Ui.Heading>
    {children}
  </Ui.Column>
)

const Controls = () => {
  const { t } = useTranslation()
  const [checked, setChecked] = useState(false)
  const [text, setText] = useState("")
  const [search, setSearch] = useState("")
  const [selected, setSelected] = useState<readonly string[]>([])
  return (
    <>
      <Section title="Buttons">
        <Ui.Cluster>
          <Ui.Button>{t("home.selectTicket")}</Ui.Button>
          <Ui.Button variant="secondary">{t("payment.failed.changeMethod")}</Ui.Button>
          <Ui.Button variant="quiet" icon="plus">
            {t("ticket.addAnotherPlate")}
          </Ui.Button>
          <Ui.Button variant="danger" icon={trashIcon}>
            {t("common.delete")}
          </Ui.Button>
          <Ui.Button disabled>{t("common.confirm")}</Ui.Button>
          <Ui.Button pending>{t("account.plates.saving")}</Ui.Button>
          <Ui.LinkButton href="#" variant="secondary" iconAfter={arrowRightIcon}>
            {t("home.permissions.viewDetails")}
          </Ui.LinkButton>
          <Ui.IconButton icon="refresh" label={t("common.reload")} />
          <Ui.Button size="lg" icon={checkIcon}>
            {t("checkout.order")}
          </Ui.Button>
        </Ui.Cluster>
      </Section>
      <Section title="Fields">
        <Ui.ErrorSummary attempt={0} errors={[{ fieldId: "code", message: t("zod.invalid_code") }]} />
        <Ui.Tiles columns="two">
          <Ui.TextField
            id="code"
            label={t("verify.code")}
            hint={t("verify.codeHint")}
            error={t("zod.invalid_code")}
            value={text}
            onChange={setText}
          />
          <Ui.Select
            label={t("account.plates.reason")}
            optional
            placeholder={t("account.plates.chooseReason")}
            value=""
            options={[{ value: "typo", label: t("account.plates.reasons.typo") }]}
            onChange={nothing}
          />
          <Ui.FieldGroup>
            <Ui.DatePicker
              label={t("ticket.startDate")}
              value="2026-12-01"
              today="2026-11-21"
              locale="de-DE"
              onChange={nothing}
            />
            <Ui.TimeField label={t("ticket.startClock")} value="08:30" onChange={nothing} />
          </Ui.FieldGroup>
          <Ui.MultiSelect
            label={t("home.filter.label")}
            summary={
              selected.length === 0
                ? t("home.filter.all")
                : t("home.filter.selected", { count: selected.length })
            }
            allLabel={t("home.filter.all")}
            searchLabel={t("home.filter.search")}
            search={search}
            onSearch={setSearch}
            options={areas
              .filter((area) => area.toLowerCase().includes(search.toLowerCase()))
              .map((area) => ({ value: area, label: area }))}
            selected={selected}
            onToggle={(value) =>
              setSelected(
                selected.includes(value) ? selected.filter((one) => one !== value) : [...selected, value]
              )
            }
            onSelectAll={() => setSelected([])}
            noMatch={t("home.filter.noMatch", { search })}
            rule={t("home.filter.rule")}
          />
        </Ui.Tiles>
        <Ui.Checkbox
          label={t("checkout.accept")}
          error={checked ? null : t("checkout.acceptRequired")}
          checked={checked}
          onChange={setChecked}
        />
      </Section>
    </>
  )
}

const Plates = () => {
  const { t } = useTranslation()
  const [plate, setPlate] = useState("")
  const [country, setCountry] = useState("DE")
  const shown = [
    ["M-PP123", "DE"],
    ["W-1234A", "AT"],
    ["SG197052", "CH"],
    ["AB-229-AA", "FR"],
    ["AB123CD", "IT"],
    ["J-206-FV", "NL"],
    ["LJ-898-KP", "SI"],
    ["AB12CDE", "UK"],
    ["ABCDEFGHIJ1234567890", "XX"]
  ] as const
  return (
    <Section title="Licence plates">
      <Ui.Cluster gap="md">
        {shown.map(([text, code]) => (
          <Ui.LicencePlate key={text} plate={text} country={code} />
        ))}
      </Ui.Cluster>
      <Ui.Tiles columns="two">
        <Ui.LicencePlate plate="M-PP123" country="DE" size="lg" />
        <Ui.LicencePlate plate="ABCDEFGHIJ1234567890" country="XX" size="lg" />
        <Ui.LicencePlateField
          value={plate}
          country={country}
          countries={countries}
          placeholder="M-PP123"
          recentPlates={[{ plate: "M-PP123", country: "DE" }]}
          onChange={setPlate}
          onCountryChange={setCountry}
          onSuggestion={(known) => setPlate(known.plate)}
        />
        <Ui.LicencePlateField
          value="MSP123"
          country="DE"
          countries={countries}
          placeholder="M-PP123"
          issue={t("zod.missing_separator", { format: "M-PP123" })}
          suggestions={[{ plate: "M-SP123" }, { plate: "MS-P123" }]}
          lookAlikeHint={t("plate.lookAlikeCharacters")}
          onChange={nothing}
          onCountryChange={nothing}
          onSuggestion={nothing}
        />
      </Ui.Tiles>
    </Section>
  )
}

const Shop = () => {
  const { t } = useTranslation()
  return (
    <>
      <Ui.Column>
        <Ui.CoverImage />
        <div>
          <Ui.PageHeading size="hero">{t("home.welcome", { shop: "Wiesensee" })}</Ui.PageHeading>
          <Ui.Text size="lead" tone="muted">
            {t("home.subline")}
          </Ui.Text>
        </div>
      </Ui.Column>
      <Section title={t("home.ticketCount", { count: 14 })}>
        <Ui.Tiles>
          <Ui.TicketCard
            title="Tagesticket Wandern"
            validity={t("validity.wholeDay")}
            areas={areas.slice(1, 2)}
            amount={8}
            currency="EUR"
            country="de"
            onSelect={nothing}
          />
          <Ui.TicketCard
            title="Begleitpersonen 10er-Karte"
            validity={t("validity.fromPayment", { duration: "90 Tage" })}
            areas={areas.slice(0, 1)}
            badges={<Ui.Badge tone="primary">{t("home.multiUse", { count: 10 })}</Ui.Badge>}
            amount={36}
            regularAmount={45}
            currency="EUR"
            country="de"
            onSelect={nothing}
          />
          <Ui.TicketCard
            title="Jahresticket alle Flächen mit einem wirklich langen Namen"
            areas={areas}
            amount={1500}
            currency="CHF"
            country="ch"
            onSelect={nothing}
          />
        </Ui.Tiles>
        <Ui.SkeletonCards />
        <Ui.Heading level={2}>{t("home.permissions.heading")}</Ui.Heading>
        <Ui.Tiles>
          <Ui.PermissionCard
            title="Pflege Station 4"
            areas={areas}
            active
            onViewDetails={nothing}
            onAddPlate={nothing}
          >
            <Ui.LicencePlate plate="M-PP123" country="DE" />
          </Ui.PermissionCard>
          <Ui.PermissionCard
            title="Ärzteschaft"
            areas={areas.slice(0, 1)}
            active={false}
            onAddPlate={nothing}
          />
        </Ui.Tiles>
        <Ui.SkeletonHeading />
      </Section>
    </>
  )
}

const Messages = ({ onDialog }: { readonly onDialog: () => void }) => {
  const { t } = useTranslation()
  const permits = [
    { name: "Pflege Station 4", status: "active", plate: "M-PP123" },
    { name: "Verwaltung", status: "expiring", plate: "M-PP123" },
    { name: "Praktikum 2026", status: "expired", plate: null }
  ] as const
  const badge = { active: "success", expiring: "warning", expired: "neutral" } as const
  return (
    <>
      <Section title="Notices">
        <Ui.Notice tone="success">{t("account.plates.addSucceeded")}</Ui.Notice>
        <Ui.Notice tone="info" title={t("ticket.noCancellation")} />
        <Ui.Notice
          tone="warning"
          title={t("ticket.limitedValidity")}
          actions={<Ui.Button variant="secondary">{t("ticket.coveredGoOn")}</Ui.Button>}
        />
        <Ui.Notice tone="error" title={t("ticket.configurationError")}>
          {t("common.loadFailed")}
        </Ui.Notice>
        <Ui.Spinner>{t("checkout.verifying")}</Ui.Spinner>
        <Ui.Cluster>
          <Ui.Button variant="secondary" onClick={onDialog}>
            Dialog
          </Ui.Button>
        </Ui.Cluster>
      </Section>
      <Section title="Card and facts">
        <Ui.Tiles columns="split">
          <Ui.Card>
            <Ui.Heading level={3}>Wochenticket</Ui.Heading>
            <Ui.Facts
              entries={[
                [t("ticket.validityPeriod"), "Mo., 30. Nov. 2026, 00:00 – So., 6. Dez. 2026, 23:59"],
                [t("cart.item.area"), "Wiesensee, Strandbad"],
                [t("plate.label"), <Ui.LicencePlate key="plate" plate="M-PP123" country="DE" />]
              ]}
            />
          </Ui.Card>
          <Ui.Card raised>
            <Ui.Text tone="muted">{t("checkout.totalDue")}</Ui.Text>
            <Ui.Price size="lg" amount={35} country="de" />
            <Ui.Button full size="lg">
              {t("checkout.order")}
            </Ui.Button>
          </Ui.Card>
        </Ui.Tiles>
      </Section>
      <Ui.DataTable
        caption={t("account.permits.heading")}
        rows={permits}
        rowKey={(row) => row.name}
        loading={t("account.permits.loading")}
        empty={t("account.permits.empty")}
        columns={[
          { key: "name", header: t("account.permits.name"), cell: (row) => row.name },
          {
            key: "status",
            header: t("account.permits.status"),
            cell: (row) => (
              <Ui.Badge tone={badge[row.status]}>{t(`account.permits.statuses.${row.status}`)}</Ui.Badge>
            )
          },
          { key: "from", header: t("account.permits.validFrom"), cell: () => "1. Jan. 2026" },
          {
            key: "plates",
            header: t("account.permits.plates"),
            cell: (row) =>
              row.plate === null ? (
                t("account.permits.noPlates")
              ) : (
                <Ui.LicencePlate plate={row.plate} country="DE" />
              )
          },
          {
            key: "areas",
            header: t("account.permits.area"),
            cell: () => <Ui.AreaPills areas={areas} shown={2} />
          }
        ]}
      />
      <Ui.DataTable
        caption={t("account.codes.heading")}
        status="loading"
        rows={[]}
        rowKey={String}
        columns={[]}
        loading={t("account.codes.loading")}
        empty=""
      />
    </>
  )
}

const Gallery = () => {
  const { t, i18n } = useTranslation()
  const [dialog, setDialog] = useState(query.has("dialog"))
  const frame = {
    languages,
    language: i18n.language,
    onLanguageChange: (tag: string) => void changeLocale(i18n, acceptLocale(tag))
  }
  const toasts: readonly Ui.Toast[] = [
    { key: "1", type: "success", message: t("ticket.addedToCart"), closeDelay: 15_000 },
    {
      key: "2",
      type: "error",
      message: t("checkout.orderFailed"),
      details: t("checkout.keptCart"),
      closeDelay: 15_000
    }
  ]
  if (query.get("layout") === "system")
    return (
      <SystemLayout {...frame}>
        <Ui.Column gap="md">
          <Ui.PageHeading>{t("emailVerification.title")}</Ui.PageHeading>
          <Ui.Text>{t("emailVerification.text", { email: "unbestaetigt@example.com" })}</Ui.Text>
          <Ui.Button full>{t("emailVerification.verified")}</Ui.Button>
          <Ui.Button full variant="secondary">
            {t("emailVerification.backToLogin")}
          </Ui.Button>
        </Ui.Column>
      </SystemLayout>
    )
  return (
    <DefaultLayout
      {...frame}
      authenticated
      shopPath="wiesensee"
      footer={<Footer shopPath="wiesensee" shopCountry="de" />}
      cartCount={2}
      banner={query.has("banner") && <span>{t("layout.openCart")}</span>}
      overlays={
        query.has("toasts") && (
          <Ui.Toasts
            toasts={toasts}
            paused
            onClose={nothing}
            onAction={nothing}
            onPause={nothing}
            onResume={nothing}
          />
        )
      }
      onLogin={nothing}
      onLogout={nothing}
      onOpenCart={nothing}
    >
      <Ui.Page>
        <Ui.Column gap="xl">
          <Shop />
          <Plates />
          <Controls />
          <Messages onDialog={() => setDialog(true)} />
        </Ui.Column>
      </Ui.Page>
      <Ui.Dialog
        open={dialog}
        placement={query.get("dialog") === "side" ? "side" : "centre"}
        title={t("verify.modal.title")}
        onClose={() => setDialog(false)}
        actions={
          <>
            <Ui.Button variant="secondary" onClick={() => setDialog(false)}>
              {t("verify.modal.skip")}
            </Ui.Button>
            <Ui.Button>{t("verify.modal.verify")}</Ui.Button>
          </>
        }
      >
        <Ui.Text>{t("verify.modal.text")}</Ui.Text>
      </Ui.Dialog>
    </DefaultLayout>
  )
}

const locale = acceptLocale(query.get("lang") ?? "de-DE")
document.documentElement.lang = languageOf(locale)
startTranslations(locale, await loadFirstTexts(locale))
const address = (): [string, () => void] => ["/gallery", () => {}]
const root = document.getElementById("root")
if (root === null) throw new Error("gallery.html has lost its element #root")
createRoot(root).render(
  <StrictMode>
    <Router hook={address}>
      <Gallery />
    </Router>
  </StrictMode>
)
