package limits

import "time"

// New passwords, of owners and staff.
const (
	// PasswordShortest is how many characters a new password has at least; a shorter one is TOO_SHORT.
	PasswordShortest = 12
	// PasswordLongest is how many it has at most, because a longer one takes time to hash and is no safer; a longer one is TOO_LONG.
	PasswordLongest = 200
)

// Owners who sign in.
const (
	// SignInWindow is the time within which wrong passwords are counted.
	SignInWindow = 15 * time.Minute
	// SignInsPerAddress is how many wrong passwords one network address may try; then signing in is TOO_OFTEN, as with the limits below.
	SignInsPerAddress = 30
	// SignInsPerAddressAndAccount is how many wrong passwords one network address may try for one account.
	SignInsPerAddressAndAccount = 5
	// SignInsPerAccount is how many wrong passwords may be tried for one account, existing or not, from browsers on which its owner never
	// signed in.
	SignInsPerAccount = 10
	// SignInsPerDevice is how many wrong passwords a browser may try on which the owner signed in before. The limits above do not apply to
	// it, so that nobody else can lock the owner out.
	SignInsPerDevice = 10
	// SessionIdleTime is how long a session lasts without being used; then it is deleted.
	SessionIdleTime = 24 * time.Hour
	// SessionTime is how long a session lasts at most.
	SessionTime = 30 * 24 * time.Hour
	// OwnerPasswordLinkTime is how long the link is valid with which an owner who asked for it, or whom the desk sends one, chooses another
	// password; then it is LINK_ENDED. That of an invitation is valid for OwnerInvitationTime.
	OwnerPasswordLinkTime = time.Hour
	// DeviceTime is how long a browser is remembered after its owner signed in.
	DeviceTime = 365 * 24 * time.Hour
	// OwnerDevices is how many browsers of one owner are remembered; with one more, the least recently used is forgotten.
	OwnerDevices = 20
)
