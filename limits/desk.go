package limits

import "time"

// The desk: what its screens show, and what staff may write and change there.
const (
	// ActionTime is how long the log of the desk keeps an action.
	ActionTime = 5 * 365 * 24 * time.Hour
	// DeskLeads is how many leads a page of the desk's lists has.
	DeskLeads = 50
	// DeskProperties is how many properties a page of the lists of the desk has.
	DeskProperties = 50
	// DeskOwners is how many owners a page of the lists of the desk has.
	DeskOwners = 50
	// DeskOwnersMade is how many owners may be made at the desk; one more is TOO_MANY. An import brings any number.
	DeskOwnersMade = 20_000
	// OwnerProperties is how many properties an owner may have when one is linked at the desk; one more is TOO_MANY.
	OwnerProperties = 100
	// OwnerNameCharacters is how long the name of an owner may be that is written at the desk.
	OwnerNameCharacters = 200
	// OwnerInvitationTime is how long the link is valid with which an owner who was invited chooses a password.
	OwnerInvitationTime = 7 * 24 * time.Hour
	// OwnerLinksPerHour is how many links to choose a password the desk sends one address within an hour; one more is TOO_OFTEN.
	OwnerLinksPerHour = 5
	// OwnerReports is how many owners who are to hear of a week the desk shows, and how many reports that need not be read leave at once.
	OwnerReports = 100
	// OwnerRemarkCharacters is how long the words may be that staff adds to a report; more are TOO_LONG.
	OwnerRemarkCharacters = 2_000
	// ReportComparable is how many properties like the owner's a report shows.
	ReportComparable = 3
	// DeskPageViewDays is over how many days the views of a page are counted at the desk.
	DeskPageViewDays = 30
	// DeskActions is how many actions a page of the desk's log has.
	DeskActions = 50
	// SheetPage is how many leads, or lines of the log, are read at once for a sheet of the desk.
	SheetPage = 500
	// ActionsInSheet is how many lines of the log, the newest ones, a sheet of the desk has.
	ActionsInSheet = 50_000
	// SheetBytes is the largest request for a sheet of the desk; a larger one is answered 413.
	SheetBytes = 16 << 10
	// Sheets is how many sheets of the desk are written at the same time, SheetsOfOne for one network; one more is TOO_MANY.
	Sheets = 4
	// SheetsOfOne is explained at Sheets.
	SheetsOfOne = 2
	// SavedLists is how many lists of leads one member of staff may keep; one more is TOO_MANY.
	SavedLists = 10
	// SharedLists is how many lists of leads are shared with everybody at the desk; one more is TOO_MANY.
	SharedLists = 10
	// SavedListCharacters is how long the name of such a list may be; a longer one is TOO_LONG.
	SavedListCharacters = 40
	// FolderExports is how many import folders are written at the desk at the same time; one more is TOO_MANY.
	FolderExports = 1
	// DeskWords is how many words a list of the desk's leads may be searched for; more are BAD_INPUT.
	DeskWords = 8
	// DeskWordsCharacters is how long these words may be together; longer ones are BAD_INPUT.
	DeskWordsCharacters = 100
	// DeskBulk is how many leads of a list a member of staff may change at once; more are TOO_MANY. Those that are named one by one are
	// bounded by ListLength.
	DeskBulk = 5000
	// UndoTime is how long a change of leads can be undone.
	UndoTime = 30 * time.Minute
	// Undos is how many changes of one member of staff can be undone; with one more, the oldest cannot be any more.
	Undos = 20
	// DoneTime is how far the list of what a member of staff did goes back.
	DoneTime = 8 * time.Hour
	// DoneActions is how many entries that list has, of at most DoneLines lines of the log: one act may write many.
	DoneActions = 50
	// DoneLines is explained at DoneActions.
	DoneLines = 500
	// APIKeys is how many keys of programs there may be; one more is TOO_MANY. KeyUseEvery is how often the use of a key is noted.
	APIKeys = 50
	// KeyUseEvery is explained at APIKeys.
	KeyUseEvery = time.Hour
	// KeyNameCharacters is how long the name of a key may be that is made at the desk.
	KeyNameCharacters = 60
	// ReportCharacters is how long the report after an appointment may be.
	ReportCharacters = 2000
	// BlockReasonCharacters is how long the reason of blocked hours may be.
	BlockReasonCharacters = 100
	// LeadNoteCharacters is how long a note on a lead may be.
	LeadNoteCharacters = 4000
	// HandOverCharacters is how long the message may be with which leads are handed over, a note on each of them; a longer one is TOO_LONG.
	HandOverCharacters = 500
	// NoteKeyShortest is how many characters the key of a note has at least, with which it is stored once; a shorter one is OUT_OF_RANGE.
	NoteKeyShortest = 8
	// NoteKeyLongest is how many it has at most; a longer one is OUT_OF_RANGE.
	NoteKeyLongest = 100
	// TodayRows is how many rows each part of the desk's first screen has; links and webhooks that fail are all there.
	TodayRows = 5
	// FindCharacters is how many characters the desk's search wants at least; fewer find nothing.
	FindCharacters = 2
	// FoundRows is how many records of a kind the desk's search finds.
	FoundRows = 5
	// PersonCharacters is how long an address or number may be by which a person is looked up.
	PersonCharacters = 254
	// PeopleFound is how many persons with one phone number are found.
	PeopleFound = 20
	// DeskPeople is how many people a page of the desk's list has.
	DeskPeople = 50
	// PersonEntries is how many things that are known of a person the desk lists, the newest first; all are counted, and in the file.
	PersonEntries = 200
	// LeadAnswerCharacters is how long an answer to a lead may be.
	LeadAnswerCharacters = 8000
	// DocumentsAgainPerDay is how often the link to the documents of one lead is sent again within 24 hours; once more is TOO_OFTEN.
	DocumentsAgainPerDay = 3
	// DeskFilesTime is how long the address is good that the desk gives for the files of a lead.
	DeskFilesTime = time.Hour
	// ValuationDaysAhead is how many days ahead a valuation may be; a later one is OUT_OF_RANGE.
	ValuationDaysAhead = 365
	// CallBackDaysAhead is how many days ahead somebody may be called back; a later day is OUT_OF_RANGE.
	CallBackDaysAhead = 365
	// ValuationDaysShown is for how many days, the first of which is today, the desk's first screen shows valuations.
	ValuationDaysShown = 7
	// ExpiringDays is how many days before an application for a job is deleted the desk reminds of it.
	ExpiringDays = 14
	// AnswerFiles is how many files and documents of the property go with one answer; with more, it is TOO_MANY.
	AnswerFiles = 5
	// AnswerFilesBytes is how large they are together, as many servers refuse emails of 10 MB and attaching makes files a third larger;
	// more are FILE_TOO_LARGE.
	AnswerFilesBytes = 6 << 20
	// LeadAnswersPerDay is how many answers one lead gets within 24 hours; one more is TOO_OFTEN.
	LeadAnswersPerDay = 20
	// LeadAnswerTime is how long an answer waits before it leaves; until then it can be taken back.
	LeadAnswerTime = 10 * time.Second
	// LeadThread is how many earlier emails an answer refers to, so that mail programs show them together.
	LeadThread = 20
)
