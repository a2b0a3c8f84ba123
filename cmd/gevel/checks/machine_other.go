//go:build !linux

package checks

// checkDisk and checkClock know Linux alone.
func checkDisk(f *findings, dir string) {
	f.say(warning, "disk", "look yourself whether there is room in %s", dir)
}

func checkClock(f *findings) {
	f.say(warning, "clock", "look yourself whether the system keeps it right")
}
