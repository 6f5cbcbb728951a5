// Loaded into every part of the mall before its own code. Killed outright (kill -9), the mall
// cannot stop its parts; they see the channel close and stop as if they had been asked to.
process.on('disconnect', () => {
  setTimeout(() => process.exit(1), 5000).unref()
  process.kill(process.pid, 'SIGTERM')
})
process.channel?.unref()
