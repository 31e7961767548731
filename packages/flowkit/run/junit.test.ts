import { expect, it } from "vitest"
import { junitOf, type RunResult } from "./index.ts"

const passed = { status: "passed", ms: 1_500, taken: [], unchecked: [] } as const
const result: RunResult = {
  machine: "cart",
  version: "0f3c",
  locale: "de-DE",
  shots: [],
  paths: [
    { ...passed, id: "cart-01" },
    {
      ...passed,
      id: "cart-02",
      status: "failed",
      failedStep: 1,
      message: 'The page says "<0 %>" & waits:\u0000 nothing,\nfor long',
      sentences: ['> 1. ORDERED leads to "paid".'],
      held: ["GET /cart"]
    },
    { ...passed, id: "cart-03", status: "flaky", message: "It was slow." }
  ],
  coverage: {
    "cart.a|GO": { planned: 1, taken: 2, status: "covered" },
    "cart.a|STOP": { planned: 2, taken: 0, status: "missed" },
    "cart.b|GO": { planned: 0, taken: 0, status: "unreachable", reason: "No way." }
  }
}

it("writes JUnit XML with counts per suite and in total, and all details of each failure, escaped", () => {
  expect(
    junitOf([result, { ...result, locale: null, paths: result.paths.slice(0, 1) }])
  ).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <testsuites tests="4" failures="2" time="6.000">
      <testsuite name="cart (de-DE)" tests="3" failures="2" time="4.500" errors="0">
        <properties>
          <property name="version" value="0f3c"/>
          <property name="transitions covered" value="1"/>
          <property name="transitions missed" value="1"/>
          <property name="transitions unreachable" value="1"/>
        </properties>
        <testcase classname="cart (de-DE)" name="cart-01" time="1.500"/>
        <testcase classname="cart (de-DE)" name="cart-02" time="1.500">
          <failure type="failed" message="The page says &quot;&lt;0 %&gt;&quot; &amp; waits:� nothing,&#10;for long">FAILED cart-02 (1500 ms)
      The page says &quot;&lt;0 %&gt;&quot; &amp; waits:� nothing,
    for long
    &gt; 1. ORDERED leads to &quot;paid&quot;.
      waiting: GET /cart</failure>
        </testcase>
        <testcase classname="cart (de-DE)" name="cart-03" time="1.500">
          <failure type="flaky" message="It was slow.">FLAKY cart-03 (1500 ms)
      It was slow.
      It passed when it was tried once more, so it is flaky.</failure>
        </testcase>
      </testsuite>
      <testsuite name="cart" tests="1" failures="0" time="1.500" errors="0">
        <properties>
          <property name="version" value="0f3c"/>
          <property name="transitions covered" value="1"/>
          <property name="transitions missed" value="1"/>
          <property name="transitions unreachable" value="1"/>
        </properties>
        <testcase classname="cart" name="cart-01" time="1.500"/>
      </testsuite>
    </testsuites>
    "
  `)
})
