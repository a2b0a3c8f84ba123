package limits

// What a visitor may calculate for a property.
const (
	// CostsAmount is the highest price, rent or loan, in euro, that a calculation takes; a higher one is the problem OUT_OF_RANGE.
	CostsAmount = 1_000_000_000
	// CostsRate is the highest yearly rate of a loan, in percent; a higher one is the problem OUT_OF_RANGE.
	CostsRate = 40
	// CostsYears is the longest term of a loan, in years; a longer one is the problem OUT_OF_RANGE.
	CostsYears = 40
	// CostsBuyers is how many people may buy together; more are the problem OUT_OF_RANGE.
	CostsBuyers = 10
	// CostsClasses is how many energy classes works may gain; more are the problem OUT_OF_RANGE.
	CostsClasses = 10
	// CostsYearsAhead is how many years ahead the day of a calculation may lie; a later one is the problem OUT_OF_RANGE.
	CostsYearsAhead = 5
)
