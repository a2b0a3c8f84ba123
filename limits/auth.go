package limits

import "time"

// Owners who sign in.
const (
	// SignInWindow is the time within which passwords are counted.
	SignInWindow = 15 * time.Minute
	// SignInsPerAddress is how many wrong passwords one network address may try; then it is TOO_OFTEN.
	SignInsPerAddress = 30
	// SignInsPerAddressAndAccount is how many wrong passwords one network address may try for one account.
	SignInsPerAddressAndAccount = 5
	// SignInsPerAccount is how many wrong passwords are tried for one account, known or not, from browsers on which its owner never signed
	// in.
	SignInsPerAccount = 10
	// SignInsPerDevice is how many wrong passwords a browser may try on which the owner signed in before. The bounds above do not hold for
	// it, so that nobody elsewhere can lock the owner out.
	SignInsPerDevice = 10
	// SessionIdleTime is how long a session holds without being used; the clean-up of the store deletes it then.
	SessionIdleTime = 24 * time.Hour
	// SessionTime is how long a session holds at most.
	SessionTime = 30 * 24 * time.Hour
	// DeviceTime is how long a browser is known after its owner signed in.
	DeviceTime = 365 * 24 * time.Hour
	// OwnerDevices is how many browsers of one owner are known; the one that was longest away is forgotten.
	OwnerDevices = 20
)
