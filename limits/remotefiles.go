package limits

import "time"

// Pictures and documents that are fetched from other companies' servers.
const (
	// RemoteFileBytes is how large one may be.
	RemoteFileBytes = 32 << 20
	// RemoteFileTime is how long fetching one may take.
	RemoteFileTime = time.Minute
	// RemoteFilesAtOnce is how many are fetched at the same time.
	RemoteFilesAtOnce = 8
	// RemoteFilesOfHost is how many of them from one server.
	RemoteFilesOfHost = 4
	// RemoteFilesChecked is how many fetched files are checked at the same time; checking reads a whole file.
	RemoteFilesChecked = 2
	// RemoteFileTries is how often fetching one is tried, after pauses that grow from RemoteFilePause to RemoteFileLongestPause; then it is
	// given up, until it is delivered again.
	RemoteFileTries = 9
	// RemoteFilePause is the pause after the first failure; each next one is four times as long.
	RemoteFilePause = time.Minute
	// RemoteFileLongestPause is the longest pause.
	RemoteFileLongestPause = 12 * time.Hour
	// RemoteFilesOfRecord is how many pictures, plans and documents at addresses one property or project may name; more are a problem of
	// the import.
	RemoteFilesOfRecord = 200
	// RemoteAddressLength is the most bytes of an address.
	RemoteAddressLength = 2000
	// RemoteProblems is how many failures of fetching are listed at once.
	RemoteProblems = 1000
)
