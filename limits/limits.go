package limits
