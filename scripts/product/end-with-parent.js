// Preloaded into every server that a command starts: when the command is gone, however hard it was ended,
// the server ends too. No orphan keeps a port or the database.
if (process.channel) {
  process.on("disconnect", () => {
    process.kill(process.pid, "SIGTERM")
    setTimeout(() => process.exit(1), 5000).unref()
  })
  // Listening must not keep a server alive that has ended by itself.
  process.channel.unref()
  // Nobody reads what is written after that; an error about it must not cut short an orderly end.
  process.stdout.on("error", () => {})
  process.stderr.on("error", () => {})
}
