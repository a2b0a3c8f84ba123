package main

import "fmt"

// table has what each way in took, in the order in which they came.
type table struct {
	names  []string
	least  map[string]used
	after  map[string]string // what the folder would do after it
	before float64           // MB that the server of importProperties held before
}

// add counts a figure when it is less than those before.
func (t *table) add(name string, u used) {
	old, known := t.least[name]
	if !known {
		t.names = append(t.names, name)
		old = u
	}
	if t.least == nil {
		t.least, t.after = map[string]used{}, map[string]string{}
	}
	t.least[name] = used{min(old.cpu, u.cpu), min(old.memory, u.memory)}
}

func (t *table) then(name, report string) { t.after[name] = report }

func (t *table) print(s settings) {
	fmt.Printf("%d homes, the least of %d rounds\n\n", s.properties, s.rounds)
	fmt.Printf("%-18s %12s %6s %12s %6s   %s\n", "", "processor s", "ratio", "memory MB", "ratio", "the folder after it")
	folder := t.least[t.names[0]]
	for _, name := range t.names {
		u := t.least[name]
		fmt.Printf("%-18s %12.2f %6.2f %12.0f %6.2f   %s\n", name, u.cpu, u.cpu/folder.cpu, u.memory, u.memory/folder.memory, t.after[name])
	}
	fmt.Printf("\nThe server of importProperties held %.0f MB before.\n", t.before)
}
