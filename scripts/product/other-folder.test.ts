/** Tests that a clone builds and starts in a folder with blanks and umlauts. */
import { spawn } from "node:child_process"
import { once } from "node:events"
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { expect, it, onTestFinished } from "vitest"
import { portVariable } from "../../backend/configuration.ts"
import { freePort } from "../../backend/testing/free-port.ts"
import { projectFolder } from "./servers.ts"

const parts = [
  ...["backend", "machines", "packages", "schemas", "scripts", "src", "styled-system"],
  ...["package.json", "panda.config.ts", "tsconfig.base.json", "tsconfig.json", "vite.config.ts"]
]

it("starts in a folder with blanks and umlauts", { timeout: 240_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), "parkschein-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }))
  const clone = join(folder, "Meine Projekte", "Parkschein für Prüfer")
  mkdirSync(clone, { recursive: true })
  for (const part of parts) cpSync(join(projectFolder, part), join(clone, part), { recursive: true })
  symlinkSync(join(projectFolder, "node_modules"), join(clone, "node_modules"))
  const environment: Record<string, string> = { PARKSCHEIN_MAIL_PORT: String(await freePort()) }
  for (const server of ["app", "api", "identity", "payment", "atlas"] as const)
    environment[portVariable(server)] = String(await freePort())
  const { PARKSCHEIN_DATA_FOLDER: _, PARKSCHEIN_DIST_FOLDER: __, ...inherited } = process.env
  const product = spawn(process.execPath, [join(clone, "scripts/tasks/start.ts")], {
    cwd: clone,
    env: { ...inherited, ...environment, DATABASE_URL: "" },
    stdio: ["ignore", "pipe", "pipe"]
  })
  onTestFinished(async () => {
    if (product.exitCode !== null) return
    product.kill("SIGTERM")
    await once(product, "exit")
  })
  let said = ""
  product.stderr.setEncoding("utf8").on("data", (text: string) => {
    said += text
  })
  let origin = ""
  for await (const line of createInterface(product.stdout)) {
    said += `${line}\n`
    origin = /^ready (\S+)/.exec(line)?.[1] ?? ""
    if (origin !== "") break
  }
  expect(origin, said).not.toBe("")
  const page = await (await fetch(`${origin}/wiesensee`)).text()
  const [, script = ""] = /src="(\/assets\/[^"]+\.js)"/.exec(page) ?? []
  expect((await fetch(origin + script)).status).toBe(200)
  expect((await fetch(`${origin}/v1/shop/public/wiesensee`)).status).not.toBe(404)
})
