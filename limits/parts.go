package limits

import "time"

// Parts of the site that are edited at the desk.
const (
	// PartBytes is how long one part may be, such as an article in one language; a longer one is TOO_LONG.
	PartBytes = 64 << 10
	// TextHTMLBytes is how long a Markdown text, and the HTML that is made of it, may be, wherever it comes from; a longer one is TOO_LONG,
	// and a problem of the import.
	TextHTMLBytes = 512 << 10
	// TextTableCells is how many cells the tables of a Markdown text may have together; one with more is TOO_LONG, and a problem of the
	// import.
	TextTableCells = 5000
	// PartsAtOnce is how many parts one change may have; more are TOO_MANY.
	PartsAtOnce = 200
	// PartHistoryTime is how long the history of a part is stored. What is in force stays, but for what a delivery said of a property.
	PartHistoryTime = 2 * 365 * 24 * time.Hour
	// HistoryAtOnce is how many properties that a delivery changes are compared at a time, so that not all of them are in memory.
	HistoryAtOnce = 200
	// PartHistory is how many lines of its history a part shows.
	PartHistory = 50
	// RecordVersions is how many versions of a page, of an article, of the tree of pages or of a property the desk lists. What deliveries
	// changed of a property before them is deleted.
	RecordVersions = 50
	// DeskArticles is how many articles the list of the desk has.
	DeskArticles = 1000
	// DeskPages is how many pages the list of the desk has, and how many a site may have to get another at the desk.
	DeskPages = 500
	// PageAddressBytes is how long the address of a page or article that is written at the desk may be.
	PageAddressBytes = 200
	// SlugBytes is how long the readable part of an address that a title or name gives becomes, so that no address is longer than
	// AddressBytes.
	SlugBytes = 200
	// MenuDepth is how many levels of pages the desk makes: the menu shows two.
	MenuDepth = 2
	// DraftParts is how many parts may be drafts that are not published; more are TOO_MANY.
	DraftParts = 2000
	// HoursOfDay is how many parts of one day viewing hours may have, Holidays how many days without appointments may be listed at the
	// desk; more are TOO_MANY.
	HoursOfDay = 6
	// Holidays is explained at HoursOfDay.
	Holidays = 400
	// PlannedAhead is how far ahead a draft may be planned to go live.
	PlannedAhead = 365 * 24 * time.Hour
	// ListItems is how many items a list of the settings has that is edited at the desk, such as the blocks of the footer; more are
	// TOO_MANY.
	ListItems = 30
	// AgentsAtDesk is how many agents the list of the desk has; more are TOO_MANY.
	AgentsAtDesk = 100
	// AgentsBytes is how long their list may be as JSON, with texts in all languages; a longer one is TOO_LONG.
	AgentsBytes = 500_000
	// PartNumber is the largest number that a setting at the desk may have, where no smaller one is named; a larger one is OUT_OF_RANGE.
	PartNumber = 36500
	// DepositMonths is the largest deposit of a rental that may be set, in months of rent; a larger one is OUT_OF_RANGE.
	DepositMonths = 12
	// RenovationYears is the longest term for renovating a property that may be set, in years; a longer one is OUT_OF_RANGE.
	RenovationYears = 30
	// AnswerDays is the longest time in which an agency may promise to answer a lead, in working days; a longer one is OUT_OF_RANGE.
	AnswerDays = 20
	// AnswerTemplates is how many templates for answers an agency may have; more are a problem of the import.
	AnswerTemplates = 30
	// AnswerTemplateNameCharacters is how long the name of such a template may be. Its text may be as long as an answer.
	AnswerTemplateNameCharacters = 60
	// LeadRules is how many rules an agency may have that say who gets leads; more are a problem of the import.
	LeadRules = 30
	// LeadRuleStaff is how many members of staff may take turns by one rule; more are a problem of the import.
	LeadRuleStaff = 50
	// LeadRulePostcodesCharacters is how long the postcodes of a rule may be; longer ones are a problem of the import.
	LeadRulePostcodesCharacters = 500
	// ModulesOfPage is how many modules a page has that is edited at the desk; more are TOO_MANY.
	ModulesOfPage = 50
	// PreviewTime is how long the address of a preview shows what is not published.
	PreviewTime = 24 * time.Hour
	// PreviewsPerMinute is how many pages of previews one network may open, with a right address or not; then it is answered 429.
	PreviewsPerMinute = 120
	// PartTries is how often a change is tried again when an import or another change came between reading and writing.
	PartTries = 5
	// PartTryWait is how long such a change waits before its second try, and twice as long before each further one.
	PartTryWait = 50 * time.Millisecond
)
