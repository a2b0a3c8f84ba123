package limits

import "time"

// Staff: who has access to the desk, and how they sign in.
const (
	// StaffSignInWindow is the time within which wrong passwords and codes of staff are counted.
	StaffSignInWindow = 15 * time.Minute
	// StaffSignInsPerAddress is how many wrong passwords of staff one network address may try; then signing in is TOO_OFTEN, as with the
	// limits below.
	StaffSignInsPerAddress = 30
	// StaffSignInsPerAccount is how many wrong passwords may be tried for one member of staff, existing or not, from browsers on which that
	// member never signed in.
	StaffSignInsPerAccount = 10
	// StaffSignInsPerAddressAndAccount is how many of them may come from one network address.
	StaffSignInsPerAddressAndAccount = 10
	// StaffSignInsPerDevice is how many wrong passwords a browser may try on which the member of staff signed in before. The limits above
	// do not apply to it, so that nobody else can lock the member out.
	StaffSignInsPerDevice = 10
	// StaffOwnPasswords is how often whoever is signed in may mistype the present password where the desk asks for it again.
	StaffOwnPasswords = 10
	// StaffCodes is how many wrong codes, of the second step or for recovery, may be tried for one member of staff.
	StaffCodes = 10
	// StaffStepTime is how long the second step of signing in may take after the password.
	StaffStepTime = 10 * time.Minute
	// StaffIdleTime is how long a session of staff lasts without being used; then it is deleted.
	StaffIdleTime = 24 * time.Hour
	// StaffSessionTime is how long a session of staff lasts at most.
	StaffSessionTime = 14 * 24 * time.Hour
	// StaffSessions is how many sessions one member of staff has; with one more, the least recently used ends.
	StaffSessions = 20
	// StaffDeviceTime is how long a browser is remembered after a member of staff signed in.
	StaffDeviceTime = 90 * 24 * time.Hour
	// StaffConfirmTime is how long after the second step a session may export leads and manage staff; then the code is CODE_AGAIN.
	StaffConfirmTime = 15 * time.Minute
	// Staff is how many people may have access to the desk; one more is TOO_MANY.
	Staff = 200
	// StaffNameCharacters is how long the name of a member of staff may be.
	StaffNameCharacters = 100
	// AbsenceDays is how many days from today an absence of a member of staff may end; a later end is OUT_OF_RANGE.
	AbsenceDays = 400
	// AllEmailReaders is how many members of staff may get the emails about everybody's leads or appointments, each of which is sent to
	// all of them; one more is TOO_MANY.
	AllEmailReaders = 10
	// StaffInvitationTime is how long the link of an invitation to the desk is valid.
	StaffInvitationTime = 7 * 24 * time.Hour
	// StaffPasswordLinkTime is how long the link to choose another password at the desk is valid.
	StaffPasswordLinkTime = time.Hour
	// StaffLinksPerHour is how many such links one address is sent within an hour; the others are not sent.
	StaffLinksPerHour = 3
	// StaffLinksPerAddress is how many such links one network address may ask for within an hour; then it is TOO_OFTEN.
	StaffLinksPerAddress = 10
	// RecoveryCodes is how many recovery codes a member of staff gets when the second step is set up.
	RecoveryCodes = 10
	// Passkeys is how many passkeys one member of staff has; one more is TOO_MANY.
	Passkeys = 10
	// PasskeyTime is how long a challenge for a passkey can be answered.
	PasskeyTime = 5 * time.Minute
	// PasskeyBytes is the longest answer of a passkey; a longer one is WRONG_LOGIN.
	PasskeyBytes = 16 << 10
	// PasskeyAnswers is how many right answers of one member of staff may come within PasskeyTime; one more is TOO_OFTEN.
	PasskeyAnswers = 100
	// PasskeyFailuresPerAddress is how many wrong answers of one network address are told apart and logged within StaffSignInWindow; each
	// further one is TOO_OFTEN. A right answer is accepted however many wrong ones came before.
	PasskeyFailuresPerAddress = 30
)
