package leads

import "testing"

func TestRentApplication(t *testing.T) {
	apply := func(f *RentInput) { f.Person, f.Adults, f.MovingDate, f.NetIncome = an, ptr(2), "2027-01-01", "2.500" }
	tryForm(t, 2, apply,
		wrong[*RentInput]{"adults REQUIRED", func(f *RentInput) { f.Adults = nil }},
		wrong[*RentInput]{"adults OUT_OF_RANGE", func(f *RentInput) { f.Adults = ptr(0) }},
		wrong[*RentInput]{"movingDate PAST", func(f *RentInput) { f.MovingDate = "2026-11-22" }},
		wrong[*RentInput]{"netIncome NOT_A_NUMBER, secondIncome NOT_A_NUMBER",
			func(f *RentInput) { f.NetIncome, f.SecondIncome = "genoeg", "x" }},
	)
	refuse(t, 1, "property UNKNOWN", apply)
}
