package mail

// before says when an appointment was before it was moved, "" for one that was not moved.
func (c *composer) before() string {
	if c.data.Was.IsZero() {
		return ""
	}
	return fill(c.word("appointment.was"), "before", c.words.at(c.data.Was))
}

// meeting says where an appointment begins, "" when that is not known or the appointment is cancelled.
func (c *composer) meeting() string {
	if c.rule.method == cancel || c.data.Meeting == nil {
		return ""
	}
	return fill(c.word("appointment.place"), "where", c.meetingPlace())
}

// contact names the agent of an appointment, "" for none and for one that is cancelled.
func (c *composer) contact() string {
	if c.rule.method == cancel || c.data.Agent == nil {
		return ""
	}
	return fill(c.word("appointment.agent"), "agent", c.agentLine())
}

// agentLine is the agent with a telephone number: "An Vermeulen, 089 00 00 02".
func (c *composer) agentLine() string {
	if a := c.data.Agent; a != nil {
		return oneLine(joined(", ", a.Name, a.Reached()))
	}
	return ""
}

// meetingPlace is the office with its address, or the address of the property.
func (c *composer) meetingPlace() string {
	if m := c.data.Meeting; !m.AtOffice {
		return m.place
	}
	return fill(c.word("appointment.office"), "address", c.data.Site.Address)
}
