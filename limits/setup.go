package limits

import "time"

// Setting up a new site.
const (
	// SetUpLinkTime is how long the link that the program prints opens the set-up, once.
	SetUpLinkTime = time.Hour
	// SetUpTime is how long the browser that opened the link may go on; then the program gives another link, and what was filled in is
	// there.
	SetUpTime = 24 * time.Hour
	// SetUpNameCharacters is how long a name, a street or a number of the set-up may be.
	SetUpNameCharacters = 100
	// SetUpLogoBytes is the largest logo that the set-up takes.
	SetUpLogoBytes = 2 << 20
	// SetUpBodyBytes is the largest request of the set-up: a logo in base64 and the rest of its step.
	SetUpBodyBytes = 3 << 20
)
