package records

// ProblemKind is what is wrong with a field of a record of a CRM. Its words are in the desk's texts, as "links.recordProblem".
type ProblemKind string

// Values that the CRM delivers and the site cannot use, or not as they are. Value of a problem is that value.
const (
	WordUnknown    ProblemKind = "WORD" // nobody has said yet what it means
	ValueUnknown   ProblemKind = "VALUE"
	NumberInvalid  ProblemKind = "NUMBER"
	DateOfNoDay    ProblemKind = "DATE"
	ValueTooFar    ProblemKind = "RANGE"
	ValueTaken     ProblemKind = "TAKEN" // only a part of it was understood; Text says what
	TypeAbsent     ProblemKind = "TYPE"
	GoalUnknown    ProblemKind = "GOAL"
	GoalsDiffer    ProblemKind = "GOALS_DIFFER"
	AnnuityUnclear ProblemKind = "ANNUITY" // without a value
	StatusUnknown  ProblemKind = "STATUS"
	MarqueeUnknown ProblemKind = "MARQUEE"
	CurrencyOther  ProblemKind = "CURRENCY"
	CountryUnknown ProblemKind = "COUNTRY"
	CityUnknown    ProblemKind = "CITY"
	AgentUnknown   ProblemKind = "AGENT"
	FileAddress    ProblemKind = "FILE"
	DetailChanged  ProblemKind = "DETAIL"
	NumberTaken    ProblemKind = "NUMBER_TAKEN"
	ReferenceTaken ProblemKind = "REFERENCE_TAKEN" // the value says whose it is
	// StreetInReference is a reference with the street of a hidden address in it.
	StreetInReference ProblemKind = "REFERENCE_STREET"

	FilesTooMany  ProblemKind = "FILES"
	PriceDoubtful ProblemKind = "PRICE"      // far from the one before, which stays
	CityTaken     ProblemKind = "CITY_TAKEN" // postcode and name do not belong together; the value says what was taken
	PointSwapped  ProblemKind = "POINT_SWAPPED"
	PointUnclear  ProblemKind = "POINT_UNCLEAR"
	PointAbroad   ProblemKind = "POINT_ABROAD"
	PointFar      ProblemKind = "POINT_FAR"
	LeftToDesk    ProblemKind = "DESK" // the desk is its source; the value is its number
)

// What the checks of an import leave out of a record, or refuse it for. Value is what they name.
const (
	FileUnusable      ProblemKind = "FILE_UNUSABLE"
	VideoUnknown      ProblemKind = "VIDEO"
	YearsTurned       ProblemKind = "YEARS" // the value is the year of renovation
	UnitNameTaken     ProblemKind = "UNIT_NAME"
	ReferenceUnusable ProblemKind = "REFERENCE" // without a value
	ReferenceTwice    ProblemKind = "REFERENCE_TWICE"
	ColumnUnknown     ProblemKind = "COLUMN"
	ColumnTwice       ProblemKind = "COLUMN_TWICE"
	FieldsUnread      ProblemKind = "FIELDS"
	RecordUnread      ProblemKind = "UNREAD" // without a value
	ShowingUnclear    ProblemKind = "SHOWING"
	PointsUnusable    ProblemKind = "POINTS" // of plans; without a value
)

// What the record lacks or is. They have no value, except ProjectsUnread, which has the project's.
const (
	ValueMissing      ProblemKind = "MISSING"
	CityMissing       ProblemKind = "CITY_MISSING"
	ProjectAbsent     ProblemKind = "PROJECT"
	ProjectsUnread    ProblemKind = "PROJECTS_UNREAD"
	KindChanged       ProblemKind = "KIND_CHANGED"
	CertificateUntold ProblemKind = "CERTIFICATE"
	ProblemOther      ProblemKind = "OTHER" // its text says it
)

// ProblemKinds are all of them.
var ProblemKinds = []ProblemKind{WordUnknown, ValueUnknown, NumberInvalid, DateOfNoDay, ValueTooFar, ValueTaken, TypeAbsent,
	GoalUnknown,
	GoalsDiffer, AnnuityUnclear, StatusUnknown, MarqueeUnknown, CurrencyOther, CountryUnknown, CityUnknown, AgentUnknown, FileAddress,
	DetailChanged, NumberTaken, ReferenceTaken, StreetInReference, FilesTooMany, PriceDoubtful,
	ValueMissing, CityMissing, ProjectAbsent, ProjectsUnread, KindChanged,
	CertificateUntold, FileUnusable, VideoUnknown, YearsTurned, UnitNameTaken, ReferenceUnusable, ReferenceTwice, ColumnUnknown,
	ColumnTwice, FieldsUnread, RecordUnread, ShowingUnclear, PointsUnusable,
	CityTaken, PointSwapped, PointUnclear, PointAbroad, PointFar, LeftToDesk, ProblemOther}
