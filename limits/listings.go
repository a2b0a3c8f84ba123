package limits

import "time"

// Properties beyond what a list of them costs (that is in lists.go): which the desk hides or features, open days, emails about what they
// lack, how long a price counts as reduced, and which can be viewed soon.
const (
	// HiddenDays is how many days the desk may hide a property; more are OUT_OF_RANGE.
	HiddenDays = 30
	// HiddenWhyCharacters is how many characters the reason for colleagues may have; more are TOO_LONG.
	HiddenWhyCharacters = 200
	// FeaturedProperties is how many properties the desk may feature; more are TOO_MANY.
	FeaturedProperties = 5
	// LacksEmails is how many emails about what one property lacks go to its agent within LacksEmailsTime; more are TOO_OFTEN.
	LacksEmails = 2
	// LacksEmailsTime is the time of LacksEmails.
	LacksEmailsTime = time.Hour
	// ReferenceCharacters is how many characters the sender's own reference of a property may have; a property with a longer one is left
	// out.
	ReferenceCharacters = 64
	// PriceJump is how many times as high, or as low, a delivered price may be as the one before. One further away is shown only once it is
	// delivered twice, or confirmed at the desk.
	PriceJump = 5
	// AskingPrice is the highest price, in whole euro, that the desk may set; a higher one is OUT_OF_RANGE.
	AskingPrice = 999_999_999
	// PropertyLineCharacters is how many characters a line of a property may have that is written at the desk, such as its title or its
	// street; a longer one is TOO_LONG.
	PropertyLineCharacters = 200
	// PropertyRows is how many rows a list of a property may have that is written at the desk, such as its rooms; more are TOO_MANY.
	PropertyRows = 60
	// DeskPlans is how many plans a property may have when one is added at the desk; one more is TOO_MANY.
	DeskPlans = 30
	// DeskDocuments is how many documents a property may have when one is added at the desk; one more is TOO_MANY.
	DeskDocuments = 50
	// DeskDocumentBytes is how large a PDF may be that is added to a property at the desk; a larger one is FILE_TOO_LARGE.
	DeskDocumentBytes = 25 << 20
	// DocumentNameCharacters is how many characters the name of a document may have in each language that is written at the desk; a longer
	// one is TOO_LONG.
	DocumentNameCharacters = 120
	// DeskUnits is how many units the table of a project has at the desk, as many as are written at once; it says that there are more. One
	// more that is made is TOO_MANY.
	DeskUnits = ListLength
	// DeskProjects is how many projects the list of the desk has; the oldest are left out.
	DeskProjects = 200
	// DeskShapes is how many shapes of a drawing the desk offers that are no units yet; it says that there are more.
	DeskShapes = 200
	// PropertyAge is the highest age that the desk may state of a person on whose life a rent runs; a higher one is OUT_OF_RANGE.
	PropertyAge = 120
	// DeskEmailsWait is how long emails about a property wait after the desk changed it, so that an undo takes them back too.
	DeskEmailsWait = 5 * time.Minute
	// OpenDays is how many open days a project may announce; an import with more is refused.
	OpenDays = 20
	// OpenDayNoteCharacters is how many characters the note of an open day may have in each language.
	OpenDayNoteCharacters = 200
	// HistoryRows is how many changes of its price and state the public history of a property has; the oldest go first.
	HistoryRows = 50
	// ReductionShown is how long a property counts as reduced; the view "reduced" of db/sqlite/views.sql says it too.
	ReductionShown = 90 * 24 * time.Hour

	// ViewableDays is within how many days, today included, an appointment must be free for a property to count as one that can be viewed.
	ViewableDays = 7
	// ViewableEvery is how often that is worked out for all properties; what changes meanwhile shows with the next time.
	ViewableEvery = time.Minute
	// ViewableAtOnce is how many properties begin or end to count in one write; with more there are several, so that forms need not wait.
	ViewableAtOnce = 2000
)
