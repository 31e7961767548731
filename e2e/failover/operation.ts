/** Drills of operation without a killed server: commands of docs/runbook.md, a certificate that ends, names nobody resolves. */
import { execFile } from "node:child_process"
import { readFileSync, writeFileSync } from "node:fs"
import { setTimeout as wait } from "node:timers/promises"
import { promisify } from "node:util"
import { origins } from "../../backend/configuration.ts"
import { commandsOfTheRunbook } from "../../scripts/deployment/page.ts"
import { projectFolder } from "../../scripts/product/servers.ts"
import { podman, primary, untilWhole } from "./containers.ts"

/** Seconds for a command of Patroni to take effect. */
const timeout = 60

const shell = async (commands: string): Promise<string> =>
  (await promisify(execFile)("bash", ["-euo", "pipefail", "-c", commands], { cwd: projectFolder })).stdout

/** Returns the commands about the database, line by line, for the servers' present roles: the primary is database-1. */
export const maintenance = async (): Promise<ReadonlyArray<string>> => {
  const leader = (await primary()).replace("-postgres", "")
  const named = (name: string) => (name === "database-1" ? leader : name === leader ? "database-1" : name)
  return commandsOfTheRunbook("Database server failure")
    .flatMap((block) => block.trim().split("\n"))
    .map((line) => line.replace(/database-\d/g, named))
}

/** Runs one of them, and waits until the database is whole again. */
export const maintain = async (command: string): Promise<void> => {
  await shell(command)
  // The server empties its folder a moment after the answer.
  if (command.includes("reinit")) await untilWhole(timeout / 6, false)
  if (!(await untilWhole(timeout))) throw new Error(`the database is not whole after: ${command}`)
}

/** Restarts the product's servers one by one, each when the one before is ready again. */
export const restartOneByOne = async (): Promise<void> => {
  for (const name of ["app-1", "app-2", "shop-1", "shop-2", "shop-3"].map((each) => `parkschein-${each}`)) {
    await podman("restart", "--time", "20", name)
    const isReady = () =>
      podman("exec", name, "/parkschein/deploy/image/start", "healthy").then(
        () => true,
        () => false
      )
    for (const end = Date.now() + timeout * 1000; !(await isReady()); ) {
      if (Date.now() > end) throw new Error(`${name} is not ready again`)
    }
  }
}

const certificateFile = "/etc/parkschein/certificate.yaml"
const installCertificate = () => shell(commandsOfTheRunbook("Certificate of the proxy").join("\n"))

/** Installs a certificate that has ended. Returns what installs the good one again. */
export const endCertificate = async (): Promise<() => Promise<unknown>> => {
  const good = readFileSync(certificateFile, "utf8")
  const ended = await shell(`cd /etc/parkschein
    openssl x509 -req -days 0 -in server.csr -CA authorities/authority.pem -CAkey authority.key -CAcreateserial -extfile server.ext`)
  const certificate = / {4}-----BEGIN CERTIFICATE-----[\s\S]*?-----END CERTIFICATE-----\n/
  writeFileSync(certificateFile, good.replace(certificate, ended.replace(/^(?=.)/gm, "    ")))
  await installCertificate()
  return () => {
    writeFileSync(certificateFile, good)
    return installCertificate()
  }
}

/** Returns the code of the error with which a client refuses the proxy, once that listens. */
export const refusalOfTheProxy = async (): Promise<string> => {
  for (const end = Date.now() + timeout * 1000; ; await wait(100)) {
    try {
      return `status ${(await fetch(origins.app, { signal: AbortSignal.timeout(3000) })).status}`
    } catch (error) {
      const { code = String(error) } = ((error as Error).cause ?? {}) as { readonly code?: string }
      if (code !== "ECONNREFUSED" || Date.now() > end) return code
    }
  }
}

/** Makes all names unknown in the containers of the product. Returns what makes them known again. */
export const breakNameResolution = async (): Promise<() => void> => {
  const containers = (await podman("ps", "--format", "{{.Names}}"))
    .split("\n")
    .filter((name) => name.startsWith("parkschein-") && name !== "parkschein-prometheus")
  const files = new Map<string, string>()
  for (const name of containers) {
    for (const kind of ["HostsPath", "ResolvConfPath"]) {
      const path = await podman("inspect", "--format", `{{.${kind}}}`, name)
      files.set(path, readFileSync(path, "utf8"))
    }
  }
  // Nothing answers at this address.
  for (const path of files.keys()) writeFileSync(path, path.endsWith("hosts") ? "" : "nameserver 127.0.0.9\n")
  const { hostname } = new URL(origins.identity)
  const known = await podman("exec", "parkschein-shop-1", "getent", "hosts", hostname).catch(() => "")
  const restore = () => {
    for (const [path, text] of files) writeFileSync(path, text)
  }
  if (known !== "") {
    restore()
    throw new Error(`${hostname} is still known: ${known}`)
  }
  return restore
}
