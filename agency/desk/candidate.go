package desk

// CandidateOutcome is what a candidate for a rental is told.
type CandidateOutcome string

// The outcomes.
const (
	CandidateChosen   CandidateOutcome = "CHOSEN"
	CandidateDeclined CandidateOutcome = "DECLINED"
)

// EmailsChange is what staff does for somebody with the emails of a demand or the newsletter. Nobody else than its reader confirms them.
type EmailsChange string

// The changes. EndEmails deletes the demand or the subscription; the form that was sent stays.
const (
	PauseEmails  EmailsChange = "PAUSE"
	ResumeEmails EmailsChange = "RESUME"
	EndEmails    EmailsChange = "END"
)
