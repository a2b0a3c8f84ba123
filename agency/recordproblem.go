package agency

// RecordProblemKind is what is wrong with a field of a record of a CRM. Its words are in the desk's texts, as "links.recordProblem".
type RecordProblemKind string

// Values that the CRM delivers and the site cannot use, or not as they are. Value of a problem is that value.
const (
	WordUnknown    RecordProblemKind = "WORD" // nobody has said yet what it means
	ValueUnknown   RecordProblemKind = "VALUE"
	NumberInvalid  RecordProblemKind = "NUMBER"
	DateOfNoDay    RecordProblemKind = "DATE"
	ValueTooFar    RecordProblemKind = "RANGE"
	ValueTaken     RecordProblemKind = "TAKEN" // only a part of it was understood; Text says what
	TypeAbsent     RecordProblemKind = "TYPE"
	GoalUnknown    RecordProblemKind = "GOAL"
	GoalsDiffer    RecordProblemKind = "GOALS_DIFFER"
	AnnuityUnclear RecordProblemKind = "ANNUITY" // without a value
	StatusUnknown  RecordProblemKind = "STATUS"
	MarqueeUnknown RecordProblemKind = "MARQUEE"
	CurrencyOther  RecordProblemKind = "CURRENCY"
	CountryUnknown RecordProblemKind = "COUNTRY"
	CityUnknown    RecordProblemKind = "CITY"
	AgentUnknown   RecordProblemKind = "AGENT"
	FileAddress    RecordProblemKind = "FILE"
	DetailChanged  RecordProblemKind = "DETAIL"
	NumberTaken    RecordProblemKind = "NUMBER_TAKEN"
	ReferenceTaken RecordProblemKind = "REFERENCE_TAKEN" // the value says whose it is
	// StreetInReference is a reference with the street of a hidden address in it.
	StreetInReference RecordProblemKind = "REFERENCE_STREET"

	FilesTooMany  RecordProblemKind = "FILES"
	PriceDoubtful RecordProblemKind = "PRICE"      // far from the one before, which stays
	CityTaken     RecordProblemKind = "CITY_TAKEN" // postcode and name do not belong together; the value says what was taken
	PointSwapped  RecordProblemKind = "POINT_SWAPPED"
	PointUnclear  RecordProblemKind = "POINT_UNCLEAR"
	PointAbroad   RecordProblemKind = "POINT_ABROAD"
	PointFar      RecordProblemKind = "POINT_FAR"
	LeftToDesk    RecordProblemKind = "DESK" // the desk is its source; the value is its number
)

// What the record lacks or is. They have no value, except ProjectsUnread, which has the project's.
const (
	ValueMissing       RecordProblemKind = "MISSING"
	CityMissing        RecordProblemKind = "CITY_MISSING"
	ProjectAbsent      RecordProblemKind = "PROJECT"
	ProjectsUnread     RecordProblemKind = "PROJECTS_UNREAD"
	KindChanged        RecordProblemKind = "KIND_CHANGED"
	CertificateUntold  RecordProblemKind = "CERTIFICATE"
	RecordProblemOther RecordProblemKind = "OTHER" // its text says it
)

// RecordProblemKinds are all of them.
var RecordProblemKinds = []RecordProblemKind{WordUnknown, ValueUnknown, NumberInvalid, DateOfNoDay, ValueTooFar, ValueTaken, TypeAbsent,
	GoalUnknown,
	GoalsDiffer, AnnuityUnclear, StatusUnknown, MarqueeUnknown, CurrencyOther, CountryUnknown, CityUnknown, AgentUnknown, FileAddress,
	DetailChanged, NumberTaken, ReferenceTaken, StreetInReference, FilesTooMany, PriceDoubtful,
	ValueMissing, CityMissing, ProjectAbsent, ProjectsUnread, KindChanged,
	CertificateUntold,
	CityTaken, PointSwapped, PointUnclear, PointAbroad, PointFar, LeftToDesk, RecordProblemOther}
