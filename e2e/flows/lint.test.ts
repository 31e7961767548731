import { describe, expect, it } from "vitest"
import { findingText, lintMachine } from "../../flowkit/lint/index.ts"
import { accessMachine } from "../../machines/access/index.ts"
import { accountMachine } from "../../machines/account/index.ts"
import { appVersionMachine } from "../../machines/app-version/index.ts"
import { basketMachine } from "../../machines/basket/index.ts"
import { checkoutMachine } from "../../machines/checkout/index.ts"
import { localeMachine } from "../../machines/locale/index.ts"
import { notificationsMachine } from "../../machines/notifications/index.ts"
import { paymentReturnMachine } from "../../machines/payment-return/index.ts"
import { plateChangeMachine } from "../../machines/plate-change/index.ts"
import { shopHomeMachine } from "../../machines/shop-home/index.ts"
import { ticketConfigurationMachine } from "../../machines/ticket-configuration/index.ts"
import { verificationMachine } from "../../machines/verification/index.ts"
import { verificationPromptMachine } from "../../machines/verification-prompt/index.ts"

const machines = [
  accessMachine,
  accountMachine,
  appVersionMachine,
  basketMachine,
  checkoutMachine,
  localeMachine,
  notificationsMachine,
  paymentReturnMachine,
  plateChangeMachine,
  shopHomeMachine,
  ticketConfigurationMachine,
  verificationMachine,
  verificationPromptMachine
]

describe("the rules of machines", () => {
  it.each(machines.map((machine) => [machine.id, machine] as const))("are kept by %s", (_, machine) => {
    const errors = lintMachine(machine).filter(({ severity }) => severity === "error")
    expect(errors.map(findingText)).toEqual([])
  })
})
