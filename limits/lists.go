package limits

// How many elements a list has.
const (
	// PageRecords is how many records a page of a list has by default.
	PageRecords = 24
	// PageMostRecords is how many records a page of a list or of changes may have; more are BAD_INPUT.
	PageMostRecords = 100
	// PageNumber is the highest number of a page; a higher one is BAD_INPUT.
	PageNumber = 1_000_000
	// ModuleProperties is how many properties a module of a page shows when its relation has no max.
	ModuleProperties = 24
	// ModuleProjects is how many projects it shows then.
	ModuleProjects = 4
	// ModuleRecords is how many properties or projects a module of a page shows at most; a higher max counts as this.
	ModuleRecords = 100
	// SimilarProperties is how many similar properties may be requested; more are BAD_INPUT.
	SimilarProperties = 12
	// SlotDays is how many days of free slots may be requested at once; more are BAD_INPUT.
	SlotDays = 62
	// PageViewDays is how many days of page views an owner may request at once; more are BAD_INPUT.
	PageViewDays = 366
)
